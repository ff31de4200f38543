/** Scripts listen as long as their page exists; in tests it stays. `remove` removes the listeners added since. */
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
