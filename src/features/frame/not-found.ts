/** Logs the address that was asked for, shows it, and puts its words into the search box. */
import { wordsOfPath } from './not-found.logic.ts';

const { pathname } = window.location;
console.error(`Not found: ${pathname}`);

const { address, words } = wordsOfPath(pathname);
const asked = document.querySelector<HTMLElement>('[data-asked]');
const name = asked?.querySelector('b');
if (asked && name) {
  name.textContent = address;
  asked.hidden = false;
}
const box = document.querySelector<HTMLInputElement>('[data-not-found] input');
if (box && box.value === '') box.value = words;
