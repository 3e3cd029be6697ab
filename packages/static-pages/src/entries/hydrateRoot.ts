/** A module that hydrate.tsx imports alone, so that React DOM is evaluated in a separate task. */
export { hydrateRoot } from 'react-dom/client';
