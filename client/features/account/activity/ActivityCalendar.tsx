import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Card } from '../../../components/Card.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx'
import { graphql } from '../../../gql/gql.ts'
import type { ActivityCalendar_activityFragment } from '../../../gql/graphql.ts'
import { useMomentFormat } from '../../../i18n/useFormat.ts'
import { useLocale } from '../../../i18n/useLocale.ts'
import { useActivityStyles } from './activity-style.ts'
import { ActivityDays } from './ActivityDays.tsx'
import { type CalendarDay, nextDate, shadeOf, weeksOf } from './calendar-weeks.ts'
import { useActivityWords } from './useActivityWords.ts'

graphql(/* GraphQL */ `
  fragment ActivityCalendar_activity on AccountActivity {
    days(last: 182) {
      date
      games
      record {
        wins
        games
      }
    }
  }
`)

type Day = ActivityCalendar_activityFragment['days'][number]

interface ActivityCalendarProps {
  readonly activity: ActivityCalendar_activityFragment
  /** The time zone of the days. */
  readonly zone: string
}

/** Weeks of the days that are requested. */
const MAX_WEEKS = 26

/** Weeks that are shown when fewer are known, so that a calendar looks like one. */
const FEWEST_WEEKS = 13

/** Width of a week at most, in pixels, with its gap. */
const WEEK_PX = 26

const WEEKDAYS_PX = 34

/** A Monday. */
const SOME_MONDAY = '2026-11-23'

const DAY_MS = 24 * 60 * 60_000

const useStyles = makeStyles({
  // A calendar of few weeks leaves room for the words beside it.
  parts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' },
  weeks: { flex: '1 1 100%' },
  beside: { display: 'grid', gap: '10px', flex: '1 1 220px' },
  chosen: { margin: 0, minHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: '2px', tableLayout: 'fixed' },
  weekday: {
    width: '30px',
    padding: 0,
    textAlign: 'start',
    fontSize: '10px',
    lineHeight: '10px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  month: {
    position: 'relative',
    height: '16px',
    padding: 0,
    textAlign: 'start',
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  cell: { position: 'relative', padding: 0 },
  square: {
    display: 'block',
    boxSizing: 'border-box',
    aspectRatio: '1',
    borderRadius: '3px',
    forcedColorAdjust: 'none',
  },
  day: {
    width: '100%',
    padding: 0,
    border: 'none',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  marked: { boxShadow: `0 0 0 1.5px ${tokens.colorNeutralForeground2}` },
  small: { width: '12px' },
  unknown: { backgroundColor: 'transparent', border: `1px dotted ${tokens.colorNeutralStroke1}` },
  0: {
    backgroundColor: `color-mix(in srgb, ${tokens.colorNeutralForeground1} 12%, ${tokens.colorNeutralBackground1})`,
  },
  1: { backgroundColor: `color-mix(in srgb, ${tokens.colorBrandForeground1} 30%, ${tokens.colorNeutralBackground1})` },
  2: { backgroundColor: `color-mix(in srgb, ${tokens.colorBrandForeground1} 55%, ${tokens.colorNeutralBackground1})` },
  3: { backgroundColor: `color-mix(in srgb, ${tokens.colorBrandForeground1} 78%, ${tokens.colorNeutralBackground1})` },
  4: { backgroundColor: tokens.colorBrandForeground1 },
  legend: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  entry: { display: 'inline-flex', alignItems: 'center', gap: '5px' },
})

/**
 * A square for each day, darker with more games, and the chosen day in words. The squares are one stop of the tab key, and arrow keys
 * move between them. The same is a table below.
 */
export function ActivityCalendar({ activity: { days }, zone }: ActivityCalendarProps) {
  const styles = useStyles()
  const shared = useActivityStyles()
  const words = useActivityWords()
  const dayWords = useDayWords()
  const moments = useMomentFormat()
  const locale = useLocale()
  const titleId = useId()
  const weeks = weeksOf(days, Math.min(MAX_WEEKS, Math.max(FEWEST_WEEKS, Math.ceil(days.length / 7) + 1)))
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const squares = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = weeks.flat().filter((day) => day !== null)
  const marked = shown.find(({ date }) => date === chosen) ?? shown.at(-1)
  const moveFocus = (event: KeyboardEvent, date: string) => {
    const next = nextDate(shown, date, event.key)
    if (next === null) return
    event.preventDefault()
    squares.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus()
  }
  const monthOf = (week: number) => weeks[week]?.[0]?.date.slice(0, 7)

  return (
    <Card className={shared.card}>
      <h2 id={titleId} className={shared.title}>
        {words('calendar.title')}
      </h2>
      <div className={styles.parts}>
        <div className={styles.weeks} style={{ maxWidth: `${WEEKDAYS_PX + weeks.length * WEEK_PX}px` }}>
          <table ref={squares} className={styles.table} aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col" className={styles.weekday}>
                  <VisuallyHidden>{words('calendar.columns.date')}</VisuallyHidden>
                </th>
                {weeks.map((week, at) => {
                  const start = week[0]?.date ?? ''
                  const isNewMonth = at > 0 && monthOf(at) !== monthOf(at - 1) && at < weeks.length - 1
                  return (
                    <th key={start} scope="col" className={styles.month}>
                      {isNewMonth ? <span aria-hidden="true">{month.format(Date.parse(start))}</span> : null}
                      <VisuallyHidden>{words('calendar.week', { date: moments.partialDate(start) })}</VisuallyHidden>
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: 7 }, (_day, row) => {
                const name = weekday.format(Date.parse(SOME_MONDAY) + row * DAY_MS)
                return (
                  <tr key={name}>
                    <th scope="row" className={styles.weekday}>
                      {name}
                    </th>
                    {weeks.map((week) => {
                      const day = week[row] ?? null
                      return (
                        <td key={week[0]?.date} className={styles.cell}>
                          {day === null ? null : (
                            <button
                              type="button"
                              title={dayWords(day)}
                              aria-label={dayWords(day)}
                              data-date={day.date}
                              tabIndex={day.date === marked?.date ? 0 : -1}
                              onFocus={() => setChosen(day.date)}
                              onClick={() => setChosen(day.date)}
                              onKeyDown={(event) => moveFocus(event, day.date)}
                              className={mergeClasses(
                                styles.square,
                                styles.day,
                                day.date === marked?.date && styles.marked,
                                day.known === null ? styles.unknown : styles[shadeOf(day.known.games)],
                              )}
                            />
                          )}
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        <div className={styles.beside}>
          {marked === undefined ? null : <p className={styles.chosen}>{dayWords(marked)}</p>}
          <div className={mergeClasses(shared.words, styles.legend)}>
            <span>{words('calendar.legend')}</span>
            {(['0', '1–2', '3–4', '5–7', '8+'] as const).map((range, shade) => (
              <span key={range} className={styles.entry}>
                <span
                  className={mergeClasses(styles.square, styles.small, styles[shadeOf([0, 1, 3, 5, 8][shade] ?? 0)])}
                />
                {range}
              </span>
            ))}
            <span className={styles.entry}>
              <span className={mergeClasses(styles.square, styles.small, styles.unknown)} />
              {words('calendar.legendUnknown')}
            </span>
            <span>{words('calendar.zone', { zone })}</span>
          </div>
        </div>
      </div>
      <ActivityDays days={days} />
    </Card>
  )
}

function useDayWords() {
  const words = useActivityWords()
  const moments = useMomentFormat()
  return ({ date: day, known }: CalendarDay<Day>): string => {
    const date = moments.partialDate(day)
    if (known === null) return words('calendar.unknown', { date })
    const { games, record } = known
    if (record === null) return words('calendar.day', { count: games, date })
    return words('calendar.dayWithRecord', {
      count: games,
      date,
      wins: record.wins,
      losses: record.games - record.wins,
    })
  }
}
