import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { PlayerLinks_playerFragment, ProLinkKind } from '../../gql/graphql.ts'
import { LinkGlyph } from './LinkGlyph.tsx'

graphql(/* GraphQL */ `
  fragment PlayerLinks_player on ProPlayer {
    id
    name
    links {
      kind
      url
      handle
    }
  }
`)

/** Names of sites, which are the same in every language. */
const SITES = {
  TWITCH: 'Twitch',
  YOUTUBE: 'YouTube',
  X: 'X',
  INSTAGRAM: 'Instagram',
  CHZZK: 'CHZZK',
  SOOP: 'SOOP',
  KICK: 'Kick',
  BILIBILI: 'Bilibili',
  HUYA: 'Huya',
  WEIBO: 'Weibo',
} as const satisfies Record<Exclude<ProLinkKind, 'WEBSITE'>, string>

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: '0 14px 0 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
})

export function PlayerLinks({ player: { name, links } }: { readonly player: PlayerLinks_playerFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ul className={styles.list} aria-label={t('player.links', { name })}>
      {links.map(({ kind, url, handle }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer nofollow" className={styles.link} title={handle ?? undefined}>
            <LinkGlyph kind={kind} />
            {kind === 'WEBSITE' ? t('player.linkKinds.WEBSITE') : SITES[kind]}
          </a>
        </li>
      ))}
    </ul>
  )
}
