/** Maximum time between the two clicks of a double click, in milliseconds. */
export const doubleClickTime = 500;
