import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { Bans_teamFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'

graphql(/* GraphQL */ `
  fragment Bans_team on MatchTeam {
    bans {
      pickTurn
      champion {
        id
        key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
    }
  }
`)

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  list: { display: 'flex', flexWrap: 'wrap', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  none: {
    display: 'block',
    position: 'relative',
    width: '24px',
    height: '24px',
    borderRadius: '6px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
})

interface BansProps {
  readonly bans: readonly Pick<Bans_teamFragment['bans'][number], 'champion'>[]
}

/** Bans in turn order. Renders nothing in modes without bans. */
export function Bans({ bans }: BansProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const labelId = useId()
  if (bans.length === 0) return null
  return (
    <div className={styles.root}>
      <span id={labelId}>{t('scoreboard.bans')}</span>
      <ul className={styles.list} aria-labelledby={labelId}>
        {bans.map(({ champion }, turn) => (
          // Riot numbers the turns across both sides or for each side separately, so only the index is unique.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={turn}>
            {champion === null ? (
              <span className={styles.none}>
                <VisuallyHidden>{t('scoreboard.noBan')}</VisuallyHidden>
              </span>
            ) : (
              <GameImage
                src={champion.image}
                name={champion.name ?? { text: t('match.unknownChampion', { number: champion.key }), locale }}
                size={24}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
