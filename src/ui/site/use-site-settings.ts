import { graphql, useStaticQuery } from 'gatsby';
import type { Translation } from '../../routes/route';

/** What pages know of the site. */
export type Settings = Pick<Queries.SiteSettingsQuery, 'siteSettings' | 'person'>;

/** What the context of a page says of its language, on a site in several. */
export interface PageLanguage {
  /** Its tag. */
  language?: string;
  /** The page in every language that there is it in, its own among them. */
  translations?: readonly Translation[];
}

/** What `site.md` and `person.md` say, in the language of a page if one is named; without them, nothing breaks. */
export function useSiteSettings(language?: string): Settings {
  const { siteSettings, person, otherLanguages } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      siteSettings {
        ...WordsOfSite
        url
        languageLinks
        timeZone
        icon
        search
        icons
        suggested
        palette
        fonts
        look
        defaultTheme
        postList
        customStyle
        themeColors
        links
        unlisted
        verification
      }
      person {
        ...PersonOfSite
      }
      otherLanguages {
        siteSettings {
          ...WordsOfSite
        }
        person {
          ...PersonOfSite
        }
      }
    }
  `);
  const other =
    language === undefined ? undefined : otherLanguages.find(({ siteSettings }) => siteSettings.language === language);
  return other && siteSettings
    ? { siteSettings: { ...siteSettings, ...other.siteSettings }, person: other.person }
    : { siteSettings, person };
}

/** What each language has its own of. */
export const settingsInLanguage = graphql`
  fragment WordsOfSite on SiteSettings {
    title
    description
    language
    direction
    home
    words
    collections
    contactPath
    logo {
      alt
      focus
      image
    }
    navigation {
      label
      to
      url
      items {
        label
        to
        url
      }
    }
    button {
      label
      to
      url
    }
    announcement
    author
    footer {
      text
      links {
        label
        to
        url
      }
    }
  }

  fragment PersonOfSite on Person {
    name
    role
    location
    email
    phone
    social {
      url
      label
    }
    skills {
      name
      level
    }
    languages
  }
`;
