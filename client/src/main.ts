import { mount } from 'svelte';
import App from './App.svelte';
import icons from './style/icons.svg?raw';
import { begin as beginFlights } from './shared/flight';
import { begin as beginRoutes } from './shared/route.svelte';
import { begin as beginSettings } from './shared/settings.svelte';
import { loadTexts } from './shared/text.svelte';
import './style/tokens.css';
import './style/base.css';

/** The icons stand once in the page, so that every drawing can use them with the colours around it. */
function addIcons(): void {
  const sheet = new DOMParser().parseFromString(icons, 'image/svg+xml').documentElement;
  sheet.setAttribute('class', 'hide');
  sheet.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(sheet, true));
}

async function begin(): Promise<void> {
  // After an update the parts this page was made of are gone: it begins anew with the new ones.
  addEventListener('vite:preloadError', () => location.reload());
  addIcons();
  beginRoutes();
  beginFlights();
  await Promise.all([beginSettings(), loadTexts('core', 'client')]);
  mount(App, { target: document.body });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/worker.js');
}

void begin();
