import { mount } from 'svelte';
import App from './App.svelte';
import { away } from './shared/away.svelte';
import { begin as beginFlights } from './shared/flight';
import { addIcons } from './shared/icons';
import './shared/pointer';
import { begin as beginRoutes } from './shared/route.svelte';
import { begin as beginSettings } from './shared/settings.svelte';
import { GONE, loadTexts } from './shared/text.svelte';
import './style/tokens.css';
import './style/base.css';

/** Milliseconds until texts that did not come are asked for again. */
const AGAIN = 2000;

async function loadFirst(): Promise<void> {
  try {
    await Promise.all([beginSettings(), loadTexts('core', 'client')]);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    await loadFirst();
  }
}

/** After an update the parts this page was made of are gone: it begins anew with the new ones, if the server
 * is there to give them. */
async function beginAnew(): Promise<void> {
  try {
    await fetch('/health');
  } catch {
    away.parts = true;
    return;
  }
  location.reload();
}

async function begin(): Promise<void> {
  addEventListener(GONE, () => void beginAnew());
  addIcons();
  beginRoutes();
  beginFlights();
  await loadFirst();
  mount(App, { target: document.body });
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void navigator.serviceWorker.register('/worker.js');
}

void begin();
