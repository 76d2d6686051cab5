import { type CSSObject, css } from '@emotion/react';
import emotionStyled, { type StyledComponent } from '@emotion/styled';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps, ComponentType, ElementType, JSX } from 'react';
import { theme } from './theme.ts';

type Rules = CSSObject | ((parts: { readonly theme: Theme }) => CSSObject);
type Dress<Dressed> = (rules: Rules) => Dressed;
type Common = { readonly as?: ElementType };

/** Serialised once per module instead of per element. For `sx` use MUI's Box. */
export function styled<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
): Dress<StyledComponent<Common, JSX.IntrinsicElements[Tag]>>;
export function styled<Part extends ComponentType<ComponentProps<Part>>>(
  part: Part,
): Dress<StyledComponent<Common & ComponentProps<Part>>>;
export function styled(tag: 'div'): Dress<StyledComponent<Common>> {
  return (rules) => emotionStyled(tag)(css(typeof rules === 'function' ? rules({ theme }) : rules));
}
