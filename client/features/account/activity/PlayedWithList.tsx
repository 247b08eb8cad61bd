import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { Card } from '../../../components/Card.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { GameImage } from '../../../components/GameImage.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { PlayedWithList_accountFragment } from '../../../gql/graphql.ts'
import { useFormat, useMomentFormat } from '../../../i18n/useFormat.ts'
import { ParticipantName } from '../../../match/ParticipantName.tsx'
import { matchPath } from '../../../paths.ts'
import { ProBadge } from '../../../pro-scene/ProBadge.tsx'
import { useActivityStyles } from './activity-style.ts'
import { recordWords } from './record-words.ts'
import { useActivityWords } from './useActivityWords.ts'

graphql(/* GraphQL */ `
  fragment PlayedWithList_account on Account {
    id
    region
    playedWith(first: 10) {
      games
      since
      edges {
        node {
          player {
            ...ParticipantName_participant
            profileIcon
            proPlayer {
              ...ProBadge_player
            }
          }
          record {
            wins
            games
          }
          lastMatchId
          lastPlayedAt
          isOften
        }
      }
    }
  }
`)

interface PlayedWithListProps {
  readonly account: PlayedWithList_accountFragment
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  player: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 10px',
    padding: '7px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
  },
  who: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', minWidth: 0 },
  figures: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  games: { fontWeight: tokens.fontWeightSemibold },
  small: { display: 'block', fontSize: tokens.fontSizeBase200, lineHeight: '16px' },
})

/** Players of the same side in the latest games, with the record together. */
export function PlayedWithList({ account: { region, playedWith } }: PlayedWithListProps) {
  const styles = useStyles()
  const shared = useActivityStyles()
  const words = useActivityWords()
  const format = useFormat()
  const moments = useMomentFormat()
  if (playedWith.since === null) return null
  const sample = { count: playedWith.games, since: moments.date(playedWith.since) }
  return (
    <Card className={shared.card}>
      <h2 className={shared.title}>{words('playedWith.title')}</h2>
      <p className={shared.words} suppressHydrationWarning>
        {words('playedWith.sample', sample)}
      </p>
      {playedWith.edges.length === 0 ? (
        <p className={shared.words}>{words('playedWith.none')}</p>
      ) : (
        <ol className={styles.list}>
          {playedWith.edges.map(({ node: { player, record, lastMatchId, lastPlayedAt, isOften } }) => (
            <li key={player.puuid} className={styles.player}>
              <GameImage src={player.profileIcon} name={null} size={32} />
              <span className={styles.who}>
                <ParticipantName participant={player} region={region} own={false} />
                {player.proPlayer === null ? null : <ProBadge player={player.proPlayer} />}
                {isOften ? <Chip title={words('playedWith.oftenMeaning')}>{words('playedWith.often')}</Chip> : null}
              </span>
              <span className={styles.figures}>
                <span className={styles.games}>{words('playedWith.games', { count: record.games })}</span>
                <span className={mergeClasses(styles.small, shared.faint)}>
                  {recordWords(record, format)} ·{' '}
                  <Link className={shared.link} to={matchPath(lastMatchId)} suppressHydrationWarning>
                    {words('playedWith.last', { date: moments.date(lastPlayedAt) })}
                  </Link>
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
