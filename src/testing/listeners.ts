/**
 * What runs on a page listens until the page goes away; in a test the page stays. This takes away what was added since,
 * so that one test does not hear what another started.
 */
export function trackListeners(): { remove: () => void } {
  const added: (() => void)[] = [];
  const spies = [window, document].map((target) => {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    return jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      added.push(() => target.removeEventListener(type, listener as EventListener, options));
    });
  });
  return {
    remove: () => {
      for (const remove of added) remove();
      for (const spy of spies) spy.mockRestore();
    },
  };
}
