import { mount } from 'svelte';
import App from './App.svelte';
import { begin as beginFlights } from './shared/flight';
import { addIcons } from './shared/icons';
import { begin as beginRoutes } from './shared/route.svelte';
import { begin as beginSettings } from './shared/settings.svelte';
import { loadTexts } from './shared/text.svelte';
import './style/tokens.css';
import './style/base.css';

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
