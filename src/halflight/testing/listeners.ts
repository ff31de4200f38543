/**
 * Scripts keep their listeners for the life of a page, which in jsdom never ends. Call this once per file: it removes the listeners that each test
 * added. `leave` does so at once, like a visitor going to another page.
 */
export function trackListeners(): { leave: () => void } {
  let added: (() => void)[] = [];
  let spies: jest.SpyInstance[] = [];
  const leave = (): void => {
    for (const remove of added) remove();
    added = [];
  };
  beforeEach(() => {
    spies = [window, document].map((target) => {
      const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
      return jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
        add(type, listener, options);
        added.push(() => target.removeEventListener(type, listener as EventListener, options));
      });
    });
  });
  afterEach(() => {
    leave();
    for (const spy of spies) spy.mockRestore();
  });
  return { leave };
}
