import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../../components/GameImage.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { PlayerEvents_timelineFragment } from '../../../gql/graphql.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useChampionName } from '../../../match/useChampionName.ts'
import { useCourseStyles } from './course-layout.ts'
import type { CoursePlayer } from './course-player.ts'
import { DeathWords } from './DeathWords.tsx'
import type { PlayerEvents as Events } from './player-events.ts'

graphql(/* GraphQL */ `
  fragment PlayerEvents_timeline on MatchTimeline {
    championKills {
      seconds
      killerId
      victimId
      assistIds
      place {
        x
        y
      }
    }
  }
`)

export type ChampionKill = PlayerEvents_timelineFragment['championKills'][number]

interface PlayerEventsProps {
  readonly events: Events<ChampionKill>
  /** All participants of the match. */
  readonly participants: readonly CoursePlayer[]
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  deaths: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  death: {
    display: 'grid',
    gridTemplateColumns: '18px 40px 24px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '8px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
  number: { textAlign: 'end' },
  time: { textAlign: 'end', color: tokens.colorNeutralForeground1 },
  words: { gridColumnStart: 4 },
  victims: { display: 'flex', flexWrap: 'wrap', gap: '6px 12px', margin: 0, padding: 0, listStyleType: 'none' },
  victim: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: '66px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
  },
})

export function PlayerEvents({ events, participants }: PlayerEventsProps) {
  const styles = useStyles()
  const layout = useCourseStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useChampionName()
  const find = (id: number | null) => participants.find(({ participantId }) => participantId === id)

  return (
    <div className={styles.root}>
      <div>
        <ListTitle name="deaths" count={events.deaths.length} />
        {events.deaths.length === 0 ? (
          <p className={layout.none}>{t('playerCourse.events.noDeaths')}</p>
        ) : (
          <ol className={styles.deaths}>
            {events.deaths.map((death, index) => {
              const killer = find(death.killerId)
              return (
                <li key={death.seconds} className={styles.death}>
                  <span className={styles.number}>{index + 1}.</span>
                  <span className={styles.time}>{format.duration(death.seconds)}</span>
                  {killer === undefined ? null : <GameImage src={killer.champion.image} name={null} size={24} />}
                  <span className={styles.words}>
                    <DeathWords death={death} participants={participants} />
                  </span>
                </li>
              )
            })}
          </ol>
        )}
      </div>
      {(['kills', 'assists'] as const).map((name) =>
        events[name].length === 0 ? null : (
          <div key={name}>
            <ListTitle name={name} count={events[name].length} />
            <ol className={styles.victims}>
              {events[name].map(({ seconds, victimId }) => {
                const victim = find(victimId)
                return victim === undefined ? null : (
                  <li key={`${seconds} ${victimId}`} className={styles.victim}>
                    <GameImage src={victim.champion.image} name={nameOf(victim)} size={24} />
                    {format.duration(seconds)}
                  </li>
                )
              })}
            </ol>
          </div>
        ),
      )}
    </div>
  )
}

function ListTitle({ name, count }: { readonly name: 'deaths' | 'kills' | 'assists'; readonly count: number }) {
  const layout = useCourseStyles()
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <h4 className={layout.title}>
      {t(`playerCourse.events.${name}`)} <span className={layout.beside}>{format.number(count)}</span>
    </h4>
  )
}
