// What the schema of a section in a site's `src/sections/` may import, as `halflight/schema`.
export { group, inOrder, link, list, notBoth, oneTarget, price, target } from '../fields/groups';
export { image } from '../fields/images';
export {
  choice,
  currency,
  day,
  duration,
  email,
  flag,
  icon,
  linkUrl,
  markdown,
  number,
  path,
  text,
  time,
  url,
} from '../fields/kinds';
export { defineSection } from '../sections/define-section';
