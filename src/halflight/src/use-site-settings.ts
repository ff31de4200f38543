import { graphql, useStaticQuery } from 'gatsby';

/** The settings that pages have access to. */
export type Settings = Pick<Queries.SiteSettingsQuery, 'siteSettings' | 'person'>;

/** A page in one of its languages. */
export interface Translation {
  language: string;
  path: string;
  /** Set for a page that search engines should not be told about. */
  unlisted?: true;
}

/** The language part of a page's context, on a multilingual site. */
export interface PageLanguage {
  language?: string;
  /** The page in every language in which it exists, including its own. */
  translations?: readonly Translation[];
  /** The file of the feeds that the author likes to read, on the pages that name it. */
  blogroll?: string;
}

/** The values of `site.md` and `person.md`, in `language` if given. Missing files break nothing. */
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
        lookName
        defaultTheme
        postList
        sidebar
        demo
        customStyle
        themeColors
        links
        unlisted
        verification
        webmentions
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

/** The fields that differ between languages. */
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
    available {
      from
      for
    }
    social {
      url
      label
    }
    skills {
      name
      level
    }
    languages {
      name
      level
    }
  }
`;
