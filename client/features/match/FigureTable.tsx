import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { sidesOf } from '../../match/sides.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { type FigureParticipant, figuresOf } from './figures.ts'
import { FigureTableHead } from './FigureTableHead.tsx'
import { FigureValue } from './FigureValue.tsx'

/** Participants whose columns fit a wide window. */
const FITTING = 10

const WIDE = '@media (min-width: 960px)'

const useStyles = makeStyles({
  // Ten columns don't fit a phone: the names of the figures stay in place while the columns scroll.
  scroller: {
    overflowX: 'auto',
    borderRadius: 'inherit',
    paddingBottom: '8px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  // Inside of a scroller, the head could not stay at the top of the window.
  fitting: { [WIDE]: { overflowX: 'visible' } },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
  },
  caption: {
    padding: '14px 16px 6px',
    textAlign: 'start',
    fontFamily: ownTokens.displayFont,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 600,
    color: tokens.colorNeutralForeground1,
  },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    padding: '5px 10px 5px 16px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  group: {
    padding: '14px 16px 4px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { position: 'sticky', left: '16px' },
  value: {
    padding: '5px 8px',
    textAlign: 'end',
    color: tokens.colorNeutralForeground2,
    ':last-child': { paddingRight: '16px' },
  },
  best: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightBold },
  other: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** Columns are ordered by side; groups by their places. The highest value of a row is bold. */
export function FigureTable({ participants }: { readonly participants: readonly FigureParticipant[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const sides = sidesOf(participants)
  const seats = sides.flatMap((side, index) =>
    side.participants.map((participant, seat) => ({ participant, startsOther: index > 0 && seat === 0 })),
  )
  const figures = figuresOf(seats.map(({ participant }) => participant))
  return (
    <section
      className={mergeClasses(styles.scroller, seats.length <= FITTING && styles.fitting)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('matchFigures.scroll')}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{t('matchFigures.title')}</caption>
        <FigureTableHead sides={sides} />
        <tbody>
          {figures.map(({ name, rows }) => (
            <Fragment key={name}>
              <tr>
                <th scope="rowgroup" colSpan={seats.length + 1} className={styles.group}>
                  <span className={styles.words}>{t(`matchFigures.groups.${name}`)}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row" className={styles.name}>
                    {t(`matchFigures.rows.${row.name}`)}
                  </th>
                  {row.cells.map((cell, index) => (
                    <td
                      key={seats[index]?.participant.participantId}
                      className={mergeClasses(
                        styles.value,
                        cell.value === row.highest && styles.best,
                        seats[index]?.startsOther === true && styles.other,
                      )}
                    >
                      <FigureValue cell={cell} unit={row.unit} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}
