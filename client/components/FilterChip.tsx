import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { ownTokens, PHONE } from '../theme/tokens.ts'

interface FilterChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'className' | 'type'> {
  readonly pressed: boolean
}

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '6px',
    minHeight: '32px',
    padding: '0 14px',
    [PHONE]: { padding: '0 10px' },
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground2 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  pressed: {
    border: '1px solid transparent',
    // The tint lies on the colour of a card. On the page's own colour, the words would lose contrast.
    backgroundColor: tokens.colorNeutralBackground1,
    backgroundImage: `linear-gradient(${ownTokens.brandTint}, ${ownTokens.brandTint})`,
    color: tokens.colorBrandForeground1,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
})

export function FilterChip({ pressed, ...rest }: FilterChipProps) {
  const styles = useStyles()
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={mergeClasses(styles.chip, pressed && styles.pressed)}
    />
  )
}
