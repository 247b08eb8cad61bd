import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../components/Age.tsx'
import { Card } from '../../components/Card.tsx'
import { Chip } from '../../components/Chip.tsx'
import { KeptFocus } from '../../components/KeptFocus.tsx'
import { LeavesFocus } from '../../components/LeavesFocus.tsx'
import { useActiveGameIdsQuery } from '../../gql/ActiveGameIds.ts'
import type { HomeLiveQuery } from '../../gql/graphql.ts'
import type { LiveNews } from '../../live/live-news.ts'
import { LiveItem } from '../../live/LiveItem.tsx'
import { useHeldList } from '../../live/useHeldList.ts'
import { useKeptHeight } from '../../live/useKeptHeight.ts'
import { GameCard } from './GameCard.tsx'
import { WHOLE_WIDTH } from './home-layout.ts'
import { ListAge } from './ListAge.tsx'
import { EVERY_GAME } from './load-home-page.ts'
import { SectionHead } from './SectionHead.tsx'

type Games = HomeLiveQuery['activeGames']['games']

interface RunningGamesProps {
  /** Newest first; undefined when they can't be fetched. */
  readonly games: Games | undefined
  readonly streams: HomeLiveQuery['streams']['streams'] | undefined
  readonly news: LiveNews<unknown>
  /** True while a visitor reads or aims in the live part of the page. */
  readonly held: boolean
  readonly children: ReactNode
}

const NONE: Games = []

/** Number of games before "show all". */
const SHOWN_FIRST = 12

/** A game with more pros than this takes two columns. */
const MAX_IN_A_COLUMN = 3

const useStyles = makeStyles({
  section: { gridColumn: WHOLE_WIDTH },
  // A flex layout fills the rows in the order of the games. In a grid, wide games would leave holes.
  cards: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  narrow: { flex: '1 1 260px', minWidth: 0 },
  // Two columns of seats.
  wide: { flex: '2 1 534px', minWidth: 0 },
  none: { margin: 0, padding: '16px', color: tokens.colorNeutralForeground2 },
  all: { display: 'flex', justifyContent: 'center', marginTop: '14px' },
  button: {
    minHeight: '40px',
    padding: '0 20px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
})

/** The running games of pros, the newest first. */
export function RunningGames({ games, streams, news, held, children }: RunningGamesProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const headingId = useId()
  const [all, setAll] = useState(false)
  const logins = new Map(streams?.map(({ login, player }) => [player.id, login]))
  const loginsOf = (pros: Games[number]['pros']) =>
    Object.fromEntries(
      pros.flatMap(({ proPlayer }) => {
        const login = proPlayer === null ? undefined : logins.get(proPlayer.id)
        return proPlayer === null || login === undefined ? [] : [[proPlayer.id, login]]
      }),
    )
  const inGame = (games ?? []).reduce((count, { pros }) => count + pros.length, 0)
  const { shown, isGone } = useHeldList(games ?? NONE, { held, most: all ? Infinity : SHOWN_FIRST })
  const { place, release } = useKeptHeight<HTMLDivElement>()

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <SectionHead
        id={headingId}
        title={t('home.games.title')}
        facts={
          <>
            {inGame === 0 ? null : <Chip>{t('home.games.pros', { count: inGame })}</Chip>}
            <GamesAge />
          </>
        }
        action={children}
      />
      <div ref={place}>
        <KeptFocus>
          {shown.length === 0 ? (
            <Card>
              <p className={styles.none}>
                <NoGames unasked={games === undefined} />
              </p>
            </Card>
          ) : (
            <ul className={styles.cards}>
              {shown.map(({ id, pros }) => (
                <LiveItem key={id} className={pros.length > MAX_IN_A_COLUMN ? styles.wide : styles.narrow}>
                  <GameCard id={id} over={isGone(id)} logins={loginsOf(pros)} news={news} />
                </LiveItem>
              ))}
            </ul>
          )}
          {games === undefined || games.length <= SHOWN_FIRST ? null : (
            <div className={styles.all}>
              <LeavesFocus>
                <button
                  type="button"
                  aria-expanded={all}
                  className={styles.button}
                  onClick={() => {
                    release()
                    setAll((before) => !before)
                  }}
                >
                  {all ? t('home.games.fewer') : t('home.games.all', { count: games.length })}
                </button>
              </LeavesFocus>
            </div>
          )}
        </KeptFocus>
      </div>
    </section>
  )
}

// Separate components, because they rerender on every update, even when nothing else changes.

function GamesAge() {
  return <ListAge source={useGamesSource()} />
}

function NoGames({ unasked }: { readonly unasked: boolean }) {
  const { t } = useTranslation()
  const source = useGamesSource()
  if (unasked || source === undefined) return t('home.live.noAnswer')
  if (source.state === 'OFF') return t('home.games.off')
  if (source.oldestAt === null) return t(source.state === 'OK' ? 'home.games.checking' : 'home.games.unasked')
  if (source.state === 'DOWN') return t('home.games.noneThen')
  return <Age moment={source.oldestAt}>{(age) => t('home.games.none', { age })}</Age>
}

function useGamesSource() {
  const { data } = useActiveGameIdsQuery({ variables: { filter: EVERY_GAME }, fetchPolicy: 'cache-only' })
  return data?.activeGames.source
}
