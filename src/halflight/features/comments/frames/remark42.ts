import type { Frame, FrameOptions } from '../frame';

/** The frame of remark42, which knows two themes: https://github.com/umputun/remark42/blob/master/frontend/apps/remark42/app/embed.ts. */
export const remark42: Frame = ({ chosen }: FrameOptions) => {
  const theme = () => {
    const dark = chosen() === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen() === 'dark';
    return dark ? 'dark' : 'light';
  };
  return {
    complete: (address) => {
      // Its query is read as it is written, which `searchParams` would change.
      address.search += `&theme=${theme()}`;
    },
    toThemeMessage: () => ({ theme: theme() }),
    read: (data) => {
      const { height } = (data ?? {}) as { height?: unknown };
      return { height: typeof height === 'number' ? height : undefined };
    },
  };
};
