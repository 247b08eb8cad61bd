import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { graphql } from '../gql/gql.ts'
import type { RunePage_runesFragment } from '../gql/graphql.ts'
import { COMPACT } from './match-row-layout.ts'
import { findStatShard } from './stat-shards.ts'

graphql(/* GraphQL */ `
  fragment RunePage_runes on RunePage {
    styles {
      description
      style {
        styleId
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      selections {
        rune {
          runeId
          name(locale: $locale) {
            text
            locale
          }
          image
        }
      }
    }
    statShards {
      offense
      flex
      defense
    }
  }
`)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '16px',
    padding: '12px 6px 14px',
    whiteSpace: 'normal',
    [COMPACT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    color: tokens.colorNeutralForeground2,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  rune: { display: 'flex', alignItems: 'center', gap: '8px' },
  keystone: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
})

/** A whole page of runes: both trees and the three small bonuses. */
export function RunePage({ runes }: { readonly runes: RunePage_runesFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { offense, flex, defense } = runes.statShards
  const shards = [offense, flex, defense].map(findStatShard).filter((shard) => shard !== null)
  return (
    <div className={styles.root}>
      {runes.styles.map(({ description, style, selections }) => (
        <div key={description}>
          <h3 className={styles.title}>
            <GameImage src={style.image} name={null} size={20} shape="circle" />
            {style.name === null ? null : <LocalText name={style.name} />}
          </h3>
          <ul className={styles.list}>
            {selections.map(({ rune }, slot) => {
              const isKeystone = description === 'primaryStyle' && slot === 0
              return (
                <li key={rune.runeId} className={mergeClasses(styles.rune, isKeystone && styles.keystone)}>
                  <GameImage src={rune.image} name={null} size={isKeystone ? 28 : 22} shape="circle" />
                  {rune.name === null ? null : <LocalText name={rune.name} />}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {shards.length === 0 ? null : (
        <div>
          <h3 className={styles.title}>{t('account.runes.shards')}</h3>
          <ul className={styles.list}>
            {Object.entries(shards).map(([slot, shard]) => (
              <li key={slot}>{t(`account.runes.shardNames.${shard}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
