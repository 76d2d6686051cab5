import { type NavigateFunction, useNavigate } from 'react-router';

/** Paths are written without a language: the router's base carries it. */
export const useLocalNavigate = (): NavigateFunction => useNavigate();
