/**
 * Lucide's icons for entries, each imported from its own file, because with the package's main module a build would
 * read 2,000 files.
 */
export { default as banknote } from 'lucide-react/icons/banknote';
export { default as 'book-open' } from 'lucide-react/icons/book-open';
export { default as briefcase } from 'lucide-react/icons/briefcase';
export { default as building } from 'lucide-react/icons/building-2';
export { default as calculator } from 'lucide-react/icons/calculator';
export { default as calendar } from 'lucide-react/icons/calendar-days';
export { default as 'clipboard-check' } from 'lucide-react/icons/clipboard-check';
export { default as coins } from 'lucide-react/icons/coins';
export { default as compass } from 'lucide-react/icons/compass';
export { default as factory } from 'lucide-react/icons/factory';
export { default as 'file-check' } from 'lucide-react/icons/file-check';
export { default as 'file-text' } from 'lucide-react/icons/file-text';
export { default as globe } from 'lucide-react/icons/globe';
export { default as 'graduation-cap' } from 'lucide-react/icons/graduation-cap';
export { default as handshake } from 'lucide-react/icons/handshake';
export { default as 'heart-handshake' } from 'lucide-react/icons/heart-handshake';
export { default as landmark } from 'lucide-react/icons/landmark';
export { default as laptop } from 'lucide-react/icons/laptop';
export { default as 'line-chart' } from 'lucide-react/icons/chart-line';
export { default as lock } from 'lucide-react/icons/lock';
export { default as network } from 'lucide-react/icons/network';
export { default as percent } from 'lucide-react/icons/percent';
export { default as receipt } from 'lucide-react/icons/receipt-indian-rupee';
export { default as refresh } from 'lucide-react/icons/refresh-cw';
export { default as scale } from 'lucide-react/icons/scale';
export { default as search } from 'lucide-react/icons/search';
export { default as 'shield-check' } from 'lucide-react/icons/shield-check';
export { default as ship } from 'lucide-react/icons/ship';
export { default as sprout } from 'lucide-react/icons/sprout';
export { default as store } from 'lucide-react/icons/store';
export { default as target } from 'lucide-react/icons/target';
export { default as 'user-check' } from 'lucide-react/icons/user-check';
export { default as users } from 'lucide-react/icons/users';
export { default as wallet } from 'lucide-react/icons/wallet';
