export { Alert, type AlertProps } from './alert';
export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Switch } from './bare-switch';
export { Button, type ButtonProps } from './button';
export { Card, type CardProps } from './card';
export { BarChart, type BarChartProps, type BarDatum } from './chart/bar-chart';
export type { ChartProps } from './chart/chart-frame';
export { Gauge, type GaugeProps } from './chart/gauge';
export type { ChartSeries, ChartTone } from './chart/series';
export type { Moment, TimeInterval, TimePoint } from './chart/time-buckets';
export { TimeChart, type TimeChartProps } from './chart/time-chart';
export type { ChartUnit } from './chart/use-count-text';
export { Checkbox } from './checkbox';
export {
  CheckboxField,
  type CheckboxFieldProps,
  type Choice,
  type RadioChoice,
  RadioGroupField,
  type RadioGroupFieldProps,
  SelectField,
  type SelectFieldProps,
} from './choice-fields';
export { cn } from './cn';
export { AsyncCombobox } from './combobox/async-combobox';
export type { ComboboxItem, ComboboxPage, LoadItems, ResolveItems } from './combobox/combobox-options';
export type { AsyncComboboxProps } from './combobox/combobox-props';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { contrastRatio, type Verdict, verdictOf } from './contrast';
export { CopyBlock, type CopyBlockProps } from './copy-block';
export { CopyField, CopyFieldGroup, type CopyFieldGroupProps, type CopyFieldProps } from './copy-field';
export type { DateRange } from './dates/date-range';
export { DateRangeFilter, type DateRangeFilterProps } from './dates/date-range-filter';
export { Dialog, DialogClose, DialogFooter, type DialogProps } from './dialog';
export { Drawer, DrawerBody, DrawerClose, DrawerFooter, type DrawerProps } from './drawer';
export { DrawerForm } from './drawer-form';
export { DurationField, type DurationFieldProps, type DurationUnit } from './duration-field';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { describedBy, FieldFrame, type FieldProps, type FieldState } from './field';
export {
  NumberField,
  type NumberFieldProps,
  PasswordField,
  type PasswordFieldProps,
  TextareaField,
  type TextareaFieldProps,
  TextField,
  type TextFieldProps,
} from './fields';
export { Form, type FormProps, SubmitButton } from './form';
export { Input } from './input';
export {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
} from './menu';
export { OtpField, type OtpFieldProps } from './otp-field';
export { PageHeader, type PageHeaderProps } from './page-header';
export type { KitPartTexts } from './part-texts';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { Popover, type PopoverProps } from './popover';
export { Progress, type ProgressProps } from './progress';
export { RecipientsField, type RecipientsFieldProps } from './recipients-field';
export {
  type Density,
  type Direction,
  PortalRoot,
  Root,
  type RootSettings,
  type ThemeName,
  useRootSettings,
} from './root';
export { type Secret, SecretDialog, type SecretDialogProps } from './secret-dialog';
export { Select } from './select';
export { Skeleton } from './skeleton';
export { Spinner } from './spinner';
export { type Step, Steps, type StepsProps } from './steps';
export { SwitchField, type SwitchFieldProps } from './switch';
export { DataTable, type DataTableProps } from './table';
export type { BulkAction, RowAction, TableColumn, TableColumns, TableQuery } from './table-columns';
export { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';
export { type KitTexts, KitTextsProvider, useKitTexts } from './texts';
export type { ColorToken, MetricToken, ThemeVariables, Token } from './theme-tokens';
export { type Toaster, type ToastMessage, ToastProvider, useToast } from './toast';
export { useField } from './use-field';
export { VisuallyHidden } from './visually-hidden';
