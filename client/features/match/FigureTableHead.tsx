import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { ChampionMark } from '../../match/ChampionMark.tsx'
import { colourOf, type Side } from '../../match/sides.ts'
import { useParticipantName } from '../../match/useParticipantName.ts'
import { ownTokens } from '../../theme/tokens.ts'
import type { FigureParticipant } from './figures.ts'

const useStyles = makeStyles({
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: '128px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  side: {
    padding: '0 8px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  other: { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  player: {
    position: 'sticky',
    top: 0,
    minWidth: '54px',
    padding: '8px',
    borderBottom: `3px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':last-child': { paddingRight: '16px' },
  },
  mark: { display: 'grid', justifyItems: 'end' },
  blue: { borderBottomColor: ownTokens.win },
  red: { borderBottomColor: ownTokens.loss },
  none: {},
})

/** The head of the table of all figures: a column for each participant, below the name or the place of the side. */
export function FigureTableHead({ sides }: { readonly sides: readonly Side<FigureParticipant>[] }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useParticipantName()
  const wordsOf = ({ sideId, placement }: Side<FigureParticipant>) =>
    placement > 0
      ? t('scoreboard.place', { count: placement, ordinal: true })
      : t(`scoreboard.sides.${sides.length === 1 ? 'none' : colourOf(sideId)}`)
  return (
    <>
      <colgroup />
      {sides.map((side) => (
        <colgroup key={side.sideId} span={side.participants.length} />
      ))}
      <thead>
        <tr>
          <th scope="col" rowSpan={2} className={styles.name}>
            <VisuallyHidden>{t('matchFigures.figure')}</VisuallyHidden>
          </th>
          {sides.map((side, index) => (
            <th
              key={side.sideId}
              scope="colgroup"
              colSpan={side.participants.length}
              className={mergeClasses(styles.side, index > 0 && styles.other)}
            >
              {wordsOf(side)}
            </th>
          ))}
        </tr>
        <tr>
          {sides.flatMap((side, index) =>
            side.participants.map((participant, seat) => (
              <th
                key={participant.participantId}
                scope="col"
                title={nameOf(participant).text}
                className={mergeClasses(
                  styles.player,
                  styles[colourOf(side.sideId)],
                  index > 0 && seat === 0 && styles.other,
                )}
              >
                <span className={styles.mark}>
                  <ChampionMark participant={participant} size={32} />
                </span>
                <VisuallyHidden>{nameOf(participant).text}</VisuallyHidden>
              </th>
            )),
          )}
        </tr>
      </thead>
    </>
  )
}
