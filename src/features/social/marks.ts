// Written by `npm run derive` from `networks.ts`.
import IconBrandBehance from '@tabler/icons-react/dist/esm/icons/IconBrandBehance.mjs';
import IconBrandBluesky from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs';
import IconBrandCodepen from '@tabler/icons-react/dist/esm/icons/IconBrandCodepen.mjs';
import IconBrandDiscord from '@tabler/icons-react/dist/esm/icons/IconBrandDiscord.mjs';
import IconBrandDribbble from '@tabler/icons-react/dist/esm/icons/IconBrandDribbble.mjs';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs';
import IconBrandGitlab from '@tabler/icons-react/dist/esm/icons/IconBrandGitlab.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandMastodon from '@tabler/icons-react/dist/esm/icons/IconBrandMastodon.mjs';
import IconBrandMedium from '@tabler/icons-react/dist/esm/icons/IconBrandMedium.mjs';
import IconBrandNpm from '@tabler/icons-react/dist/esm/icons/IconBrandNpm.mjs';
import IconBrandPinterest from '@tabler/icons-react/dist/esm/icons/IconBrandPinterest.mjs';
import IconBrandReddit from '@tabler/icons-react/dist/esm/icons/IconBrandReddit.mjs';
import IconBrandStackoverflow from '@tabler/icons-react/dist/esm/icons/IconBrandStackoverflow.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandThreads from '@tabler/icons-react/dist/esm/icons/IconBrandThreads.mjs';
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import IconBrandTwitch from '@tabler/icons-react/dist/esm/icons/IconBrandTwitch.mjs';
import IconBrandVimeo from '@tabler/icons-react/dist/esm/icons/IconBrandVimeo.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandWikipedia from '@tabler/icons-react/dist/esm/icons/IconBrandWikipedia.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import type { ComponentType, SVGProps } from 'react';
import type { SocialNetworkId } from './networks';

/** The marks of social networks. lucide draws no brands; Tabler’s share its line. */
export const marks: Record<SocialNetworkId, ComponentType<SVGProps<SVGSVGElement>>> = {
  behance: IconBrandBehance,
  bluesky: IconBrandBluesky,
  codepen: IconBrandCodepen,
  discord: IconBrandDiscord,
  dribbble: IconBrandDribbble,
  facebook: IconBrandFacebook,
  github: IconBrandGithub,
  gitlab: IconBrandGitlab,
  instagram: IconBrandInstagram,
  linkedin: IconBrandLinkedin,
  mastodon: IconBrandMastodon,
  medium: IconBrandMedium,
  npm: IconBrandNpm,
  pinterest: IconBrandPinterest,
  reddit: IconBrandReddit,
  'stack-overflow': IconBrandStackoverflow,
  telegram: IconBrandTelegram,
  threads: IconBrandThreads,
  tiktok: IconBrandTiktok,
  twitch: IconBrandTwitch,
  vimeo: IconBrandVimeo,
  whatsapp: IconBrandWhatsapp,
  wikipedia: IconBrandWikipedia,
  x: IconBrandX,
  youtube: IconBrandYoutube,
};
