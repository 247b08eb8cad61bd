import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { ChampionMark } from '../../match/ChampionMark.tsx'
import { useParticipantName } from '../../match/useParticipantName.ts'
import { ownTokens } from '../../theme/tokens.ts'
import { type FigureParticipant, figuresOf } from './figures.ts'
import { FigureValue } from './FigureValue.tsx'

const useStyles = makeStyles({
  // Ten columns don't fit a phone: the names of the figures stay in place while the columns scroll.
  scroller: { overflowX: 'auto' },
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
    minWidth: '128px',
    padding: '5px 10px 5px 16px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  player: { minWidth: '54px', padding: '4px 8px 8px', borderBottom: `3px solid ${tokens.colorNeutralStroke2}` },
  mark: { display: 'grid', justifyItems: 'end' },
  blue: { borderBottomColor: ownTokens.win },
  red: { borderBottomColor: ownTokens.loss },
  group: {
    padding: '14px 16px 4px',
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { position: 'sticky', left: '16px' },
  value: { padding: '5px 8px', textAlign: 'end', color: tokens.colorNeutralForeground2 },
  best: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightBold },
  other: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
})

/** A table with a row for each figure and a column for each participant. The highest value of a row is bold. */
export function FigureTable({ participants }: { readonly participants: readonly FigureParticipant[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useParticipantName()
  /** True for the first column of another side. */
  const startsSide = (index: number) => index > 0 && participants[index]?.teamId !== participants[index - 1]?.teamId
  return (
    <section className={styles.scroller} aria-label={t('matchFigures.scroll')}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('matchFigures.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              <VisuallyHidden>{t('matchFigures.figure')}</VisuallyHidden>
            </th>
            {participants.map((participant, index) => (
              <th
                key={participant.participantId}
                scope="col"
                title={nameOf(participant).text}
                className={mergeClasses(
                  styles.player,
                  participant.teamId === 100 && styles.blue,
                  participant.teamId === 200 && styles.red,
                  startsSide(index) && styles.other,
                )}
              >
                <span className={styles.mark}>
                  <ChampionMark participant={participant} size={32} />
                </span>
                <VisuallyHidden>{nameOf(participant).text}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(participants).map(({ name, rows }) => (
            <Fragment key={name}>
              <tr>
                <th scope="rowgroup" colSpan={participants.length + 1} className={styles.group}>
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
                      key={participants[index]?.participantId}
                      className={mergeClasses(
                        styles.value,
                        cell.value === row.highest && styles.best,
                        startsSide(index) && styles.other,
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
