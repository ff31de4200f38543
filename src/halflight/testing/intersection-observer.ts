/** An `IntersectionObserver` for jsdom: reports each observed element once, by its `getBoundingClientRect`. Assign it to `globalThis`. */
export class FakeIntersectionObserver {
  private readonly observed = new Set<Element>();

  constructor(private readonly report: (entries: Partial<IntersectionObserverEntry>[]) => void) {}

  observe(target: Element): void {
    this.observed.add(target);
    if (this.observed.size === 1) void Promise.resolve().then(() => this.report(Array.from(this.observed, toEntry)));
  }

  disconnect(): void {
    this.observed.clear();
  }
}

function toEntry(target: Element): Partial<IntersectionObserverEntry> {
  const { top, bottom, width } = target.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight;
  return { target, intersectionRect: { width: isInView ? width : 0 } as DOMRectReadOnly };
}
