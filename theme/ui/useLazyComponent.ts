import { useCallback, useState } from 'react';

/**
 * Loads a component when `load` is called. Unlike with `React.lazy`, the component can be loaded before
 * it's rendered, and calling `load` again after a failure retries.
 */
export function useLazyComponent<Component>(importComponent: () => Promise<Component>): {
  component: Component | undefined;
  load: () => void;
} {
  const [component, setComponent] = useState<Component>();
  const load = useCallback(() => {
    importComponent().then((loaded) => setComponent(() => loaded), console.error);
  }, [importComponent]);
  return { component, load };
}
