declare module '*.css';

declare module '*.woff2' {
  const address: string;
  export default address;
}

// The package has types for its index only, which we do not load.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';
  const Mark: ComponentType<SVGProps<SVGSVGElement>>;
  export default Mark;
}
