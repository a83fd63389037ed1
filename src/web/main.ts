import './style/font.css'
import './style/skeleton.css'
import './style/tokens.css'
import './style/cards.css'
import './style/page.css'
import './style/table.css'
import './style/strip.css'
import './style/log.css'
import './style/decision.css'
import './style/tablet.css'
import './style/phone.css'
import './style/fade.css'
import './style/fit.css'
import './style/home.css'
import './style/home-narrow.css'
import './style/replay.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { client } from './client.svelte.ts'
import { settings } from './settings.svelte.ts'
import { readPlace, readRunning } from './storage.ts'
import { loadWords } from './words.ts'

// The rules load in the worker while the page is built and looked at.
client.warm(readRunning()[0]?.game ?? 'keyforge')
// Colours and language stand before the first picture, so that nothing flashes.
settings.apply()

await loadWords(settings.language)

const place = readPlace()
if (place !== undefined) (await import('./returning.ts')).goBack(place)

// Kept in the browser for days without a network, once the page has had time to become ready.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('./service-worker.js').catch(() => undefined), 4000)
}

const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
