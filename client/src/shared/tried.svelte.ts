/** What came of the last thing that was asked of the server. */

import { why } from '@/server/api';

export class Tried {
  problem = $state('');
  done = $state('');

  /** Returns whether it worked; `said` tells so. */
  async attempt(act: () => Promise<unknown>, said = ''): Promise<boolean> {
    this.problem = this.done = '';
    try {
      await act();
      this.done = said;
    } catch (error) {
      this.problem = why(error);
    }
    return !this.problem;
  }
}
