import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** Drawing of an icon in a square of 24 units: the names and attributes of its elements. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[];

export type Icon = FunctionComponent<SVGProps<SVGSVGElement>>;

/**
 * Creates the component of an icon, which takes the color and, unless a class says otherwise, 24 px of the text around it.
 *
 * The components of lucide-react add 1.6 KB and more to each first screen; these need only its drawings.
 */
export const createIcon = (drawing: IconDrawing): Icon =>
  function Icon(props) {
    return (
      <svg
        aria-hidden
        width={24}
        height={24}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {drawing.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
      </svg>
    );
  };
