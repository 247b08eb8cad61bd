import { useTranslation } from 'react-i18next'
import { GameImage } from '../components/GameImage.tsx'
import { PopoverTrigger } from '../components/PopoverTrigger.tsx'
import { PopoverWords } from '../components/PopoverWords.tsx'
import { graphql } from '../gql/gql.ts'
import type { RuneMarks_participantFragment } from '../gql/graphql.ts'
import { toContractLocale } from '../i18n/contract-locale.ts'
import { useLocale } from '../i18n/useLocale.ts'
import { RunePopover } from './RunePopover.tsx'
import { useRuneName } from './useRuneName.ts'

graphql(/* GraphQL */ `
  fragment RuneMarks_participant on Participant {
    runes {
      keystone {
        runeId: key
        name(locale: $locale) {
          text
          locale
        }
        image
      }
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
      }
    }
  }
`)

type Runes = RuneMarks_participantFragment['runes']

interface RuneMarksProps {
  /** Null in modes without runes. */
  readonly keystone: Runes['keystone']
  /** Null in modes without runes. */
  readonly secondTree: Runes['styles'][number]['style'] | null
  /** In pixels. */
  readonly size: number
  /** True to give each rune a pop-over; false inside a button. */
  readonly explained: boolean
}

/** A participant's keystone and second rune tree. */
export function RuneMarks({ keystone, secondTree, size, explained }: RuneMarksProps) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  const nameOf = useRuneName()
  const treeName = secondTree?.name ?? {
    text: t('runes.unknownTree', { number: secondTree?.styleId ?? 0 }),
    locale,
  }
  const common = { size, shape: 'circle', titled: !explained } as const
  const keystonePicture =
    keystone === null ? null : <GameImage src={keystone.image} name={nameOf(keystone)} {...common} />
  const treePicture = secondTree === null ? null : <GameImage src={secondTree.image} name={treeName} {...common} />

  if (!explained) {
    return (
      <>
        {keystonePicture}
        {treePicture}
      </>
    )
  }
  return (
    <>
      {keystone === null ? null : (
        <PopoverTrigger
          stop="keystone"
          shape="circle"
          popover={<RunePopover runeId={keystone.runeId} name={nameOf(keystone)} />}
        >
          {keystonePicture}
        </PopoverTrigger>
      )}
      {secondTree === null ? null : (
        <PopoverTrigger
          stop="tree"
          shape="circle"
          popover={<PopoverWords name={treeName} kind={t('runes.tree')} description={null} loading={false} />}
        >
          {treePicture}
        </PopoverTrigger>
      )}
    </>
  )
}
