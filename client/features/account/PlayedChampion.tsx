import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LocalText } from '../../components/LocalText.tsx'
import { graphql } from '../../gql/gql.ts'
import type { PlayedChampion_participantFragment } from '../../gql/graphql.ts'
import { ChampionMark } from '../../match/ChampionMark.tsx'
import { Loadout } from '../../match/Loadout.tsx'
import { COMPACT } from '../../match/match-row-layout.ts'
import { findSecondTree } from '../../match/second-tree.ts'
import { useChampionName } from '../../match/useChampionName.ts'
import { WITHOUT_SIDES } from './match-row-widths.ts'

graphql(/* GraphQL */ `
  fragment PlayedChampion_participant on Participant {
    ...ChampionMark_participant
    champLevel
    ...Loadout_participant
  }
`)

interface PlayedChampionProps {
  readonly participant: PlayedChampion_participantFragment
  /** True in the first view. */
  readonly eager: boolean
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '8px',
    rowGap: '4px',
    [WITHOUT_SIDES]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
    [COMPACT]: { display: 'block' },
  },
  loadout: { justifySelf: 'start', [COMPACT]: { display: 'none' } },
  // Beside both sides, a long name has room only below the pictures.
  words: { gridColumn: '1 / -1', minWidth: 0, [WITHOUT_SIDES]: { gridColumn: 3 }, [COMPACT]: { display: 'none' } },
  name: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
})

export function PlayedChampion({ participant, eager }: PlayedChampionProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useChampionName()
  return (
    <div className={styles.root}>
      <ChampionMark participant={participant} size={48} eager={eager} />
      <div className={styles.loadout}>
        <Loadout
          spells={participant.summonerSpells}
          keystone={participant.runes.keystone}
          secondTree={findSecondTree(participant.runes.styles)}
          size={22}
        />
      </div>
      <div className={styles.words}>
        <span className={styles.name} aria-hidden="true">
          <LocalText name={nameOf(participant)} />
        </span>
        {t('account.match.level', { level: participant.champLevel })}
      </div>
    </div>
  )
}
