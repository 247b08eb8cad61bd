import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { TIGHT_TABLE } from '../../components/table-widths.ts'
import { graphql } from '../../gql/gql.ts'
import type { BootcampPlayer_entryFragment } from '../../gql/graphql.ts'
import { accountPath, playerPath } from '../../paths.ts'
import { PlayerPhoto } from '../../pro-scene/PlayerPhoto.tsx'

graphql(/* GraphQL */ `
  fragment BootcampPlayer_entry on BootcampEntry {
    proPlayer {
      id
      name
      slug
      team {
        id
        code
      }
      ...PlayerPhoto_player
    }
    account {
      gameName
      tagLine
      region
    }
  }
`)

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  // The names need its space there.
  photo: { display: 'flex', [TIGHT_TABLE]: { display: 'none' } },
  names: { display: 'grid', minWidth: 0 },
  link: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold, lineHeight: '24px' },
  account: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
  },
  tagLine: { color: tokens.colorNeutralForeground3 },
})

export function BootcampPlayer({ entry }: { readonly entry: BootcampPlayer_entryFragment }) {
  const styles = useStyles()
  const { proPlayer, account } = entry
  return (
    <span className={styles.root}>
      <span className={styles.photo}>
        <PlayerPhoto player={proPlayer} size={36} />
      </span>
      <span className={styles.names}>
        <Link
          to={playerPath({ team: proPlayer.team?.code ?? null, slug: proPlayer.slug })}
          className={mergeClasses(styles.link, styles.name)}
        >
          {proPlayer.name}
        </Link>
        <Link to={accountPath(account)} className={mergeClasses(styles.link, styles.account)}>
          <bdi>{account.gameName}</bdi> <span className={styles.tagLine}>#{account.tagLine}</span>
        </Link>
      </span>
    </span>
  )
}
