import { graphql, useStaticQuery } from 'gatsby';

/** What `site.md` and `person.md` say; without them, nothing breaks. */
export function useSiteSettings(): Queries.SiteSettingsQuery {
  return useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      siteSettings {
        title
        url
        description
        language
        timeZone
        icon
        words
        collections
        search
        icons
        suggested
        palette
        fonts
        customStyle
        logo {
          alt
          focus
          image
        }
        themeColors
        links
        contactPath
        unlisted
        verification
        navigation {
          label
          to
        }
        footer {
          text
          links {
            label
            to
            url
          }
        }
        theme {
          default
        }
      }
      person {
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
    }
  `);
}
