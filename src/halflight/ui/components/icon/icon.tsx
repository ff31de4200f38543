import type { ComponentType, SVGProps } from 'react';
import type { IconName, MarkName } from '../../../fields/icons';
import { Mark } from './mark';
import * as drawings from './drawings';

const things: Record<Exclude<IconName, MarkName>, ComponentType<SVGProps<SVGSVGElement>>> = drawings;

const isThing = (name: IconName): name is keyof typeof things => Object.hasOwn(things, name);

/** A small icon beside text, and therefore hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  if (!isThing(name)) return <Mark id={name} className="icon" strokeWidth={1.75} aria-hidden="true" />;
  const Drawing = things[name];
  return <Drawing className="icon" strokeWidth={1.75} aria-hidden="true" />;
}
