/** Whether a part of the page is missing because the server is away. */
export const away = $state({ parts: false });
