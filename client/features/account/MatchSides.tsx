import { useFragment } from '@apollo/client/react'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from '../../gql/gql.ts'
import type { MatchSides_matchFragment } from '../../gql/graphql.ts'
import { MatchSides_matchFragmentDoc } from '../../gql/MatchSides_match.ts'
import { ChampionMark } from '../../match/ChampionMark.tsx'
import { ParticipantName } from '../../match/ParticipantName.tsx'
import { colourOf, sidesOf } from '../../match/sides.ts'
import { ShownLocale } from './shown-locale.ts'

graphql(/* GraphQL */ `
  fragment MatchSides_match on Match {
    id
    region
    participants {
      participantId
      teamId
      subteamId
      placement
      ...ChampionMark_participant
      ...ParticipantName_participant
    }
  }
`)

interface MatchSidesProps {
  readonly match: MatchSides_matchFragment
  /** The account's participant number. */
  readonly ownId: number
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '10px', alignItems: 'center' },
  // Touch targets: the centres of two names are at least 24 pixels apart.
  side: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  participant: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0, lineHeight: '18px' },
  others: { margin: 0, color: tokens.colorNeutralForeground3 },
})

/** Both sides, or only the account's own group when there are many. */
export function MatchSides({ match, ownId }: MatchSidesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = useContext(ShownLocale)
  const { data, complete } = useFragment({
    fragment: MatchSides_matchFragmentDoc,
    fragmentName: 'MatchSides_match',
    from: match,
    variables: { locale },
  })
  if (!complete) return null

  const sides = sidesOf(data.participants)
  const shown =
    sides.length <= 2
      ? sides
      : sides.filter(({ participants }) => participants.some(({ participantId }) => participantId === ownId))
  const nameOf = (sideId: number) => t(`scoreboard.sides.${sides.length === 2 ? colourOf(sideId) : 'none'}`)
  return (
    <div className={styles.root}>
      {shown.map(({ sideId, participants }) => (
        <ul key={sideId} className={styles.side} aria-label={nameOf(sideId)}>
          {participants.map((participant) => (
            <li key={participant.participantId} className={styles.participant}>
              <ChampionMark participant={participant} size={16} />
              <ParticipantName
                participant={participant}
                region={data.region}
                own={participant.participantId === ownId}
              />
            </li>
          ))}
        </ul>
      ))}
      {sides.length > 2 ? (
        <p className={styles.others}>{t('account.match.otherGroups', { count: sides.length - shown.length })}</p>
      ) : null}
    </div>
  )
}
