import type { ComponentType } from 'react';
import {
  Benchmark,
  BenchmarkConditions,
  BenchmarkOverview,
} from '../components/benchmarks/Benchmark';
import { Exec, Install } from '../components/commands/CommandTabs';
import { ApiFacts } from '../components/facts/ApiFacts';
import { OptionFacts } from '../components/facts/OptionFacts';
import { ExampleWindow } from '../components/home/ExampleWindow';
import { MeasuredFigures } from '../components/home/MeasuredFigures';
import { OneBuild } from '../components/home/OneBuild';
import { Playground, PlaygroundText } from '../components/playground/Playground';
import { Tab, Tabs } from '../components/tabs/Tabs';
import { ConfigBuilder } from '../tools/config-builder/ConfigBuilder';
import { Converter } from '../tools/converter/Converter';
import { ConverterTeaser } from '../tools/converter/ConverterTeaser';
import { ErrorFinder } from '../tools/error-finder/ErrorFinder';
import { ErrorList } from '../tools/error-finder/ErrorList';
import type { ComponentName } from './registry';

/** The views of all components in registry.ts. */
export const VIEWS = {
  OptionFacts,
  ApiFacts,
  Install,
  Exec,
  Tabs,
  Tab,
  Benchmark,
  BenchmarkOverview,
  BenchmarkConditions,
  Converter,
  ConverterTeaser,
  ConfigBuilder,
  ErrorFinder,
  ErrorList,
  ExampleWindow,
  MeasuredFigures,
  OneBuild,
  Playground,
  PlaygroundText,
} satisfies Record<ComponentName, ComponentType<never>>;
