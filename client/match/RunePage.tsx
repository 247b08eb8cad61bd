import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { graphql } from '../gql/gql.ts'
import type { RunePage_runesFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { COMPACT, SHARDS_BELOW } from './match-row-layout.ts'
import { chosenRunes, drawRuneTree } from './rune-tree.ts'
import { RuneTree } from './RuneTree.tsx'
import { RuneTreeSkeleton } from './RuneTreeSkeleton.tsx'
import { ShardRows } from './ShardRows.tsx'
import { drawShardRows } from './stat-shards.ts'
import { useRuneName } from './useRuneName.ts'
import { useRuneTrees } from './useRuneTrees.ts'

graphql(/* GraphQL */ `
  fragment RunePage_runes on RunePage {
    styles {
      description
      style {
        styleId: key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
      selections {
        rune {
          runeId: key
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

type ChosenTree = RunePage_runesFragment['styles'][number]

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr)',
    gap: '20px',
    padding: '14px 10px 16px',
    whiteSpace: 'normal',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    textAlign: 'start',
    [SHARDS_BELOW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [COMPACT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    color: tokens.colorNeutralForeground2,
  },
  title: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '20px',
    margin: '0 0 8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  shards: { [SHARDS_BELOW]: { gridColumn: '1 / -1' } },
  list: { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  rune: { display: 'flex', alignItems: 'center', gap: '8px' },
  keystone: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
})

export function RunePage({ runes }: { readonly runes: RunePage_runesFragment }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const shards = drawShardRows(runes.statShards)
  return (
    <div className={styles.root}>
      {runes.styles.map((tree) => (
        <Tree key={tree.description} tree={tree} />
      ))}
      {shards.length === 0 ? null : (
        <div className={styles.shards}>
          <h3 className={styles.title}>{t('runes.shards')}</h3>
          <ShardRows rows={shards} />
        </div>
      )}
    </div>
  )
}

/** One tree with its chosen runes. Only the chosen ones when the server does not know the tree. */
function Tree({ tree: { description, style, selections } }: { readonly tree: ChosenTree }) {
  const styles = useStyles()
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const nameOf = useRuneName()
  const { trees, loading } = useRuneTrees()
  const slots = trees.find(({ styleId }) => styleId === style.styleId)?.slots ?? []
  const chosen = chosenRunes(selections)
  const isFirst = description === 'primaryStyle'
  const name = style.name ?? { text: t('runes.unknownTree', { number: style.styleId }), locale }
  if (chosen.length === 0) return null

  const isWhole = loading || slots.length > 0
  const list = (
    <ul className={styles.list}>
      {chosen.map((rune, slot) => {
        const isKeystone = isFirst && slot === 0
        return (
          <li key={rune.runeId} className={mergeClasses(styles.rune, isKeystone && styles.keystone)}>
            {isWhole ? null : <GameImage src={rune.image} name={null} size={isKeystone ? 28 : 22} shape="circle" />}
            <LocalText name={nameOf(rune)} />
          </li>
        )
      })}
    </ul>
  )
  return (
    <div>
      <h3 className={styles.title}>
        <GameImage src={style.image} name={null} size={20} shape="circle" />
        <LocalText name={name} />
      </h3>
      {isWhole ? <VisuallyHidden>{list}</VisuallyHidden> : list}
      {loading ? <RuneTreeSkeleton rows={isFirst ? 4 : 3} /> : null}
      {slots.length === 0 ? null : (
        <RuneTree
          name={name.text}
          rows={drawRuneTree(slots, chosen, isFirst ? 'first' : 'second')}
          keystones={isFirst}
        />
      )}
    </div>
  )
}
