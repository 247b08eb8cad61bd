import { useMonaco } from '@graphiql/react'
import { useEffect } from 'react'
import { PALETTES, THEME_NAMES, type ThemeName } from '../theme/palette.ts'

/** Names of the editor's themes, by those of the product. */
export const EDITOR_THEMES = { dark: 'lanewatch-dark', light: 'lanewatch-light' } as const

interface EditorColoursProps {
  readonly theme: ThemeName
}

/** Gives the editors the product's colours, once their code is there. */
export function EditorColours({ theme }: EditorColoursProps) {
  const monaco = useMonaco((state) => state.monaco)
  useEffect(() => {
    if (monaco === undefined) return
    for (const name of THEME_NAMES) monaco.editor.defineTheme(EDITOR_THEMES[name], editorTheme(name))
    monaco.editor.setTheme(EDITOR_THEMES[theme])
  }, [monaco, theme])
  return null
}

function editorTheme(name: ThemeName) {
  const { text, thirdText, brand, win, gold, rise, loss, card, raised, line, strongLine, brandTint } = PALETTES[name]
  return {
    base: name === 'dark' ? ('vs-dark' as const) : ('vs' as const),
    inherit: true,
    rules: [
      colour('', text),
      colour('comment', thirdText),
      colour('keyword', win),
      colour('type', gold),
      colour('string', rise),
      colour('number', gold),
      colour('key', brand),
      colour('string.key.json', brand),
      colour('string.value.json', text),
      colour('keyword.json', win),
      colour('variable', loss),
      colour('argument.identifier', brand),
    ],
    colors: {
      'editor.background': '#ffffff00',
      'editor.foreground': text,
      'editorLineNumber.foreground': thirdText,
      'editorWidget.background': raised,
      'editorWidget.border': strongLine,
      'editorHoverWidget.background': raised,
      'editorHoverWidget.border': strongLine,
      'editorSuggestWidget.background': raised,
      'editorSuggestWidget.border': strongLine,
      'editorSuggestWidget.selectedBackground': brandTint,
      'editorSuggestWidget.selectedForeground': text,
      'editorSuggestWidget.highlightForeground': brand,
      'editorSuggestWidget.focusHighlightForeground': brand,
      'editorIndentGuide.background1': line,
      'list.hoverBackground': brandTint,
      'menu.background': raised,
      'menu.foreground': text,
      'menu.selectionBackground': brandTint,
      'menu.selectionForeground': text,
      'quickInput.background': raised,
      'input.background': card,
      'scrollbar.shadow': '#ffffff00',
      'textLink.foreground': brand,
      focusBorder: brand,
    },
  }
}

const colour = (token: string, foreground: string) => ({ token, foreground: foreground.slice(1) })
